// Stop zod from testing `new Function`: the content security policy forbids it, and each visitor's console would show a violation.
// `z.config({ jitless: true })` does the same, and brings 5 KB of zod to every first visit.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
