/** What the programs of PostgreSQL see of our environment: nothing of it, so that no PG* variable bends them. */
export const CHILD_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}
