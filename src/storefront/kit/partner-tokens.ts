type Palette = Readonly<{ action: string; onAction: string; ground: string; tint: string }>
type Partner = Readonly<{ colours: Palette | null; coloursDark: Palette | null }>

const declarations = ({ action, onAction, ground, tint }: Palette) =>
  [
    `--c-action:${action}`,
    `--c-action-hover:color-mix(in srgb,${action} 84%,var(--c-ink))`,
    `--c-action-press:color-mix(in srgb,${action} 70%,var(--c-ink))`,
    `--c-on-action:${onAction}`,
    `--c-focus:${action}`,
    `--c-ground:${ground}`,
    `--c-tint:${tint}`,
    `--c-tint-2:color-mix(in srgb,${tint} 86%,${action})`,
  ].join(';')

/**
 * The style sheet of a partner, which sets tokens only. The partner's schema allows colours (`#rrggbb`) only, so
 * nothing else can be injected. Empty for a partner without colours.
 */
export function partnerTokens({ colours, coloursDark }: Partner): string {
  const light = colours && `:root[data-partner]{${declarations(colours)}}`
  const dark = coloursDark && `@media(prefers-color-scheme:dark){:root[data-partner]{${declarations(coloursDark)}}}`
  // A partner's light colours without dark ones do not apply to the dark scheme, where they would not be readable.
  const lightOnly = light && !dark ? `@media(prefers-color-scheme:light){${light}}` : light
  return [lightOnly, dark].filter(Boolean).join('')
}
