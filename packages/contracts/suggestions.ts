import * as z from 'zod'
import { CategoryKey, DevicePicture } from './search'

/** One row below the search field; only what it shows. */
export const Suggestion = z.object({
  id: z.string(),
  manufacturer: z.string(),
  /** Model with variant, or the model alone where `sizes` says which there are. */
  name: z.string(),
  /** The variants of a model, from the smallest to the largest; left out where it is one. */
  sizes: z.array(z.string()).max(100).optional(),
  /** The device's address parameter. */
  url: z.string(),
  categoryId: CategoryKey,
  thumbnail: z.string().nullable(),
  /** Without one, the drawing of the category is shown. */
  picture: DevicePicture.nullable().optional(),
  releaseYear: z.int().nullable(),
  /** Minor units; null where the device is not bought. */
  maxPrice: z.int().nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** Kinds of things that people ask for and the shop does not buy. */
export const NOT_BOUGHT_KINDS = [
  ...(['earphones', 'watches', 'vr', 'drones', 'tvs', 'e-readers', 'printers', 'desktops', 'scooters', 'speakers'] as const),
  ...(['music players', 'routers', 'projectors', 'games', 'accessories', 'others'] as const),
] as const
export type NotBoughtKind = (typeof NOT_BOUGHT_KINDS)[number]

/** What a text says about the device beside its name. */
export const FACT_KINDS = ['colour', 'storage', 'condition', 'carrier'] as const
const Fact = z.object({ kind: z.enum(FACT_KINDS), text: z.string().max(80) })
export type Fact = z.infer<typeof Fact>

/** `GET /api/search?q=` */
export const Suggestions = z.object({
  /** Of what the rows are: devices or models. */
  total: z.int(),
  devices: z.array(Suggestion).max(100),
  /** Colour, storage, condition and carrier, which were understood and not searched for, except the storage. */
  understood: z.array(Fact).max(80),
  /** Words that were dropped, because nothing was found with them. */
  without: z.array(z.string().max(80)).max(80),
  /** A known kind, or one that staff added. */
  notBought: z.string().max(80).nullable(),
  isImei: z.boolean(),
  /** What to say in place of devices, in the market's language: a kind that is not bought, or an IMEI. */
  note: z.string().nullable(),
  /** For the address of a device: names the questions that a typed condition is about. */
  fragment: z.string().max(400).optional(),
})
export type Suggestions = z.infer<typeof Suggestions>
