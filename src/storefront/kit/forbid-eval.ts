/**
 * Stops zod from testing `new Function` to see whether it may compile its checks: the shop's content security policy
 * forbids it, so the test would log a violation in every visitor's console. zod reads this when it loads, after the
 * first load; on the server it may compile.
 */
export function forbidEval(): void {
  if (typeof window !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
