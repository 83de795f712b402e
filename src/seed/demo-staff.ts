/** Logins of the demo, created only when SEED_DEMO_STAFF is set; the passwords are public and the demo prints them. */
export const DEMO_STAFF = [
  { email: 'admin@revalo.example', password: 'open-the-drawer-1', role: 'admin', name: 'Ada Admin', markets: [] },
  {
    email: 'content@revalo.example',
    password: 'write-it-plainly-2',
    role: 'content-manager',
    name: 'Conny Content',
    markets: [],
  },
  {
    email: 'market-de@revalo.example',
    password: 'one-market-only-3',
    role: 'market-manager',
    name: 'Mara Markt',
    markets: ['de'],
  },
  {
    email: 'translator@revalo.example',
    password: 'word-for-word-4-you',
    role: 'translator',
    name: 'Tara Text',
    markets: [],
  },
  {
    email: 'reader@revalo.example',
    password: 'look-but-leave-it-5',
    role: 'read-only',
    name: 'Rolf Reader',
    markets: [],
  },
] as const satisfies readonly { email: string; password: string; role: string; name: string; markets: readonly string[] }[]
