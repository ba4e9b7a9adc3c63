// Where we are: "#/" lobby, "#/t/ID" a table, "#/t/ID/invite/CODE" an invitation, "#/t/ID/seat/TOKEN" a seat of one's own.
// Everything secret stays behind the "#", so that it never travels in an address line.
import { keep } from './api';

export interface Route { table: string; invite: string }

/** A seat's own link is used up at once: the token is kept, and gone from the address line. */
function parse(hash: string): Route {
  const [, first, id = '', what = '', secret = ''] = hash.replace(/^#/, '').split('/');
  if (first !== 't') return { table: '', invite: '' };
  if (what === 'seat' && secret) {
    keep(id, { token: secret });
    history.replaceState(null, '', `#/t/${id}`);
  }
  return { table: id, invite: what === 'invite' ? secret : '' };
}

class Router {
  now = $state<Route>(parse(location.hash));
  game = $state<{ title: string; variant: string } | null>(null); // what is played there
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
