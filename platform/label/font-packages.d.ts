/** Packages without types of their own; what the label uses of them. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Readonly<{ targetFormat: 'truetype'; variationAxes: Readonly<Record<string, number>> }>,
  ): Promise<Buffer>
}
declare module 'fontkit' {
  export function create(font: Uint8Array): Readonly<{ characterSet: readonly number[] }>
}
