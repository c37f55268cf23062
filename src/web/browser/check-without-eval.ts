/**
 * Zod asks once whether it may make code out of text. Our pages' policy says no (decision 0006), and each browser writes
 * that into its console as a fault. `z.config` would say so beforehand, but brings zod into the first script of every
 * page: the object that it writes into is laid out here instead, and zod takes it up when a page brings it.
 */
export function checkWithoutEval(): void {
  const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
  shared.__zod_globalConfig ??= {}
  shared.__zod_globalConfig.jitless = true
}
