// Where we are: "#/" lobby, "#/t/ID" a table, "#/t/ID/invite/CODE" an invitation, "#/t/ID/seat/TOKEN" a seat of one's own.
// Everything secret stays behind the "#", so that it never travels in an address line.
export interface Route { table: string; invite: string }

function parse(hash: string): Route & { token: string } {
  const [, first, id = '', what = '', secret = ''] = hash.replace(/^#/, '').split('/');
  if (first !== 't') return { table: '', invite: '', token: '' };
  return { table: id, invite: what === 'invite' ? secret : '', token: what === 'seat' ? secret : '' };
}

class Router {
  now = $state<Route & { token: string }>(parse(location.hash));
  constructor() {
    addEventListener('hashchange', () => (this.now = parse(location.hash)));
  }
  go(hash: string): void {
    location.hash = hash;
  }
  /** Without a trace in the address line. */
  replace(hash: string): void {
    history.replaceState(null, '', hash);
    this.now = parse(hash);
  }
}

export const router = new Router();
export const inviteLink = (id: string, code: string) => `${location.origin}/#/t/${id}/invite/${code}`;
export const seatLink = (id: string, token: string) => `${location.origin}/#/t/${id}/seat/${token}`;
export const watchLink = (id: string) => `${location.origin}/#/t/${id}`;
