/**
 * zod tries `new Function` once to learn whether it may compile its checks. The shop's policy forbids it, so the try is
 * a violation in every visitor's console. zod reads this when it loads, which is after the first load; the server may compile.
 */
export function forbidEval(): void {
  if (typeof window !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
