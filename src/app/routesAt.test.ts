import { describe, expect, it } from 'vitest';
import type { FlowRoute } from './flowRoute.ts';
import { routesAt } from './routesAt.ts';

const email: FlowRoute = {
  flow: 'reset-email',
  route: '/resetEmail',
  require: ['member'],
  query: [],
  rows: {},
  at: null,
  paths: ['/resetEmail/new', '/resetSucc'],
};
const link: FlowRoute = {
  ...email,
  route: '/resetEmail/new',
  require: [],
  query: ['code'],
  at: 'opened',
  paths: ['/resetSucc'],
};
const password: FlowRoute = { ...email, flow: 'reset-password', route: '/resetPwd', paths: ['/resetSucc'] };
const other: FlowRoute = {
  flow: 'other',
  route: '/other',
  require: [],
  query: ['from'],
  rows: {},
  at: null,
  paths: [],
};
const all = [email, link, password, other];
const at = (search: string, state: unknown = null) => routesAt(all, { pathname: '/resetEmail/new', search, state });

describe('an address of several entries', () => {
  it('is the link with its query, and so are the steps that follow (AMB-39)', () => {
    expect(at('?code=abc', { wizardEntry: '/resetEmail' })).toEqual([
      { ...email, paths: [] },
      link,
      { ...password, paths: [] },
      other,
    ]);
  });

  it('is the step without it (AMB-44)', () => {
    expect(at('')).toEqual([email, password, other]);
  });

  it('is that of the wizard that went there (R-MEM-31)', () => {
    expect(at('', { wizardEntry: '/resetPwd' })).toEqual([{ ...email, paths: ['/resetEmail/new'] }, password, other]);
    expect(at('', { wizardEntry: '/gone' })).toEqual([email, password, other]);
  });

  it('is the entry of that address for whoever comes from elsewhere: an e-mail names it (R-FLOW-10)', () => {
    const reset: FlowRoute = { ...email, flow: 'forgot', route: '/forgot', paths: ['/forgot/code', '/forgot/set'] };
    const mailed: FlowRoute = { ...reset, route: '/forgot/code', paths: ['/forgot/set'] };
    expect(routesAt([reset, mailed], { pathname: '/forgot/code', search: '', state: null })).toEqual([
      { ...reset, paths: ['/forgot/set'] },
      mailed,
    ]);
    const arrived = { pathname: '/forgot/code', search: '', state: { wizardEntry: '/forgot' } };
    expect(routesAt([reset, mailed], arrived)).toEqual([reset, { ...mailed, paths: [] }]);
  });

  it('is the link that was opened, where another entry begins at one of its steps', () => {
    const reset: FlowRoute = { ...email, flow: 'forgot', route: '/forgot', paths: ['/forgot/code', '/forgot/set'] };
    const typed: FlowRoute = { ...reset, route: '/forgot/code', paths: ['/forgot/set'] };
    const mailed: FlowRoute = { ...reset, route: '/forgot/mailed', query: ['code'], at: 'mailed' };
    const opened = { pathname: '/forgot/code', search: '', state: { query: '?code=abc' } };
    expect(routesAt([link, reset, typed, mailed], opened)).toEqual([{ ...reset, paths: [] }, mailed]);
  });

  it('is an entry that takes a query, with the query and without (F-CARD-CANCEL)', () => {
    const cancel: FlowRoute = {
      ...email,
      flow: 'cancel',
      route: '/cancel',
      query: ['card_id'],
      paths: ['/cancel/success'],
    };
    for (const search of ['', '?card_id=c1'])
      expect(routesAt([cancel], { pathname: '/cancel', search, state: null })).toEqual([cancel]);
  });

  it('a query of an entry without steps changes nothing', () => {
    expect(routesAt([other], { pathname: '/forgot/code', search: '', state: null })).toEqual([other]);
  });
});
