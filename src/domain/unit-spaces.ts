/** Keeps a number and its unit on one line: "iPhone 13 Pro 1 TB" does not break before "TB". For texts that are shown, not compared. */
export const joinUnits = (text: string): string => text.replace(/(\d) (?=(?:MB|GB|TB|mm|MP|Hz)(?![\p{L}\d]))/gu, '$1\u00a0')
