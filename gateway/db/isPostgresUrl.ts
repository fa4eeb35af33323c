/** Whether an address is one of a PostgreSQL server. `pg` takes any other for the name of a socket or of a database, and says only that it is
 * not there. */
export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text);

/** For whoever has written another one, which may hold a password. */
export const NO_POSTGRES_URL =
  'DATABASE_URL begins with postgres:// or postgresql://, like postgres://user:password@host:5432/database.';
