import type { BlockType } from '@/domain/content/page-blocks'

/** A small drawing of each block, in a grey that is visible on light and dark backgrounds. */
const SHAPES: Readonly<Record<BlockType, string>> = {
  text: '<path d="M8 7h32M8 13h32M8 19h32M8 25h19"/>',
  picture: '<rect x="7" y="5" width="34" height="22" rx="3"/><circle cx="16" cy="12" r="2.5"/><path d="M8 24l9-7 7 5 8-8 8 8"/>',
  steps:
    '<circle cx="11" cy="7" r="2.5"/><circle cx="11" cy="16" r="2.5"/><circle cx="11" cy="25" r="2.5"/><path d="M19 7h21M19 16h21M19 25h14"/>',
  questions: '<path d="M8 7h20M8 16h24M8 25h17M35 6l3 3 3-3M35 15l3 3 3-3M35 24l3 3 3-3"/>',
  video: '<rect x="7" y="5" width="34" height="22" rx="3"/><path d="M21 11v10l8-5z"/>',
  'call-to-action':
    '<rect x="5" y="6" width="38" height="20" rx="3"/><path d="M10 14h11M10 19h7"/><rect x="27" y="13" width="11" height="7" rx="2" fill="#7b827a"/>',
  banner:
    '<rect x="5" y="6" width="38" height="20" rx="3" fill="#7b827a" fill-opacity=".2"/><path d="M10 14h15M10 19h10"/><circle cx="35" cy="16" r="4"/>',
}

/** The drawing of a block as a data URL. */
export const blockSketch = (type: BlockType): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" fill="none" stroke="#7b827a" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><style>*{vector-effect:non-scaling-stroke}</style>${SHAPES[type]}</svg>`,
  )}`
