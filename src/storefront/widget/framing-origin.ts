/** What a browser reveals about the page around a frame; not every browser has `ancestorOrigins`. */
type Around = Readonly<{ ancestorOrigins?: ArrayLike<string> | undefined; referrer: string }>

/** The origin of the page that frames this one, if it is one of the partner's; null when it is unknown (L-05). */
export function framingOrigin(origins: readonly string[], { ancestorOrigins, referrer }: Around): string | null {
  const named = ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : null)
  return origins.find((origin) => origin === named) ?? null
}
