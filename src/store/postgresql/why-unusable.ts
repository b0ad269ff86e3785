/** Why a database cannot be used, in one line for whoever runs the bot. */
import { stateOf } from './errors.ts';

interface Place {
  readonly user: string;
  readonly database: string;
}

function partsOf(url: string): Place {
  try {
    const { username, pathname } = new URL(url);
    return { user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
  } catch {
    return { user: '', database: '' };
  }
}

const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  '28P01': ({ user }) => `the server does not accept the password of "${user}"`,
  '28000': ({ user }) => `the server does not let "${user}" in: see pg_hba.conf`,
  '3D000': ({ user, database }) =>
    `there is no such database: CREATE DATABASE "${database}" OWNER "${user}" makes it`,
  '42501': ({ user }) =>
    `"${user}" may not create tables there: GRANT CREATE ON SCHEMA public TO "${user}" allows it`,
  '08P01': () =>
    'the server, or a pooler in between, does not take the settings of a connection (PgBouncer: ignore_startup_parameters): give the address of the server itself',
  '25006': () => 'it cannot be written to: it is a standby, or read-only',
  '53100': () => 'the server’s disk is full',
  '53300': () => 'the server has no connection left (max_connections)',
  '57P03': () => 'the server is starting or stopping: try again in a moment',
  ECONNREFUSED: () => 'no server answers there',
  ENOENT: () => 'no server answers there',
  ENOTFOUND: () => 'there is no host of that name',
  EAI_AGAIN: () => 'the name of the host cannot be looked up now',
  ETIMEDOUT: () => 'no server answers there',
};

export function whyUnusable(error: unknown, url: string): string {
  const reason = REASONS[stateOf(error) ?? ''];
  if (reason) return reason(partsOf(url));
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}
