// Anchors tie sentences to the board. A board element says data-anchor="system:5" (several, separated by blanks, if it stands
// for several things); whatever the open choices name can be clicked there. Boards know nothing of this.
export function names(element: Element): string[] {
  return (element.getAttribute('data-anchor') ?? '').split(' ').filter(Boolean);
}
