/** Fills `{name}` placeholders. An unknown one is a mistake in the text and throws. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing to fill {${name}} with in "${text}"`)
    return value
  })
