import paths from './icons.json' with { type: 'json' }

export type AdminIconName = keyof typeof paths

/** A symbol in a box of 20 units, drawn with a line of 1.5; the text beside it says the same. */
export const AdminIcon = ({ name, size = 16 }: Readonly<{ name: AdminIconName; size?: number }>) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flex: 'none' }}
  >
    <path d={paths[name]} />
  </svg>
)
