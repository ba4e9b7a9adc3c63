/* Every low half of a seed, given its high half: which of them explain what a first message shows? The random source is
 * that of starboard/core/chance.py. See seed.py. */
#include <stdint.h>

#define LOW 0x3FFFFFFFu

static inline uint32_t below(uint32_t low, uint32_t high, uint32_t counter, uint32_t n)
{
    uint32_t z = (low + counter * 0x1E3779B9u) & LOW;
    z = ((z ^ (z >> 16)) * 0x21F0AAADu) & LOW;
    z = ((z ^ (z >> 15) ^ high) * 0x2C1B3C6Du) & LOW;
    z = ((z ^ (z >> 15)) * 0x297A2D39u) & LOW;
    return (z ^ (z >> 15)) % n;
}

/* Whether a shuffle of n lays at each place i one of the cards in the set may[i]. A place is final once it was swapped. */
static int fits(uint32_t low, uint32_t high, int n, const uint64_t *may)
{
    uint8_t rest[64];
    for (int i = 0; i < n; i++) rest[i] = (uint8_t)i;
    for (int i = n - 1, counter = 1; i > 0; i--, counter++) {
        int j = (int)below(low, high, (uint32_t)counter, (uint32_t)i + 1);
        uint8_t card = rest[j];
        rest[j] = rest[i];
        rest[i] = card;
        if (!(may[i] >> card & 1)) return 0;
    }
    return (may[0] >> rest[0] & 1) != 0;
}

/* Two rolls and two shuffles, in lanes 0 to 3. Returns how many low halves fit, the first of them in found. */
int search(uint64_t first, uint64_t last, uint32_t high, const uint32_t *sides, const uint32_t *rolled,
           const int32_t *cards, const uint64_t *court, const uint64_t *hand, uint64_t *found, int room)
{
    int count = 0;
    for (uint64_t low = first; low < last; low++) {
        uint32_t l = (uint32_t)low;
        if (below(l, high, 1, sides[0]) != rolled[0]) continue;
        if (below((l ^ 0x1E3779B1u) & LOW, (high + 1) & LOW, 1, sides[1]) != rolled[1]) continue;
        if (!fits((l ^ (2 * 0x1E3779B1u)) & LOW, (high + 2) & LOW, cards[0], court)) continue;
        if (!fits((l ^ (3 * 0x1E3779B1u)) & LOW, (high + 3) & LOW, cards[1], hand)) continue;
        if (count < room) found[count] = low;
        count++;
    }
    return count;
}
