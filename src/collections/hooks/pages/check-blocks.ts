import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff'
import { type BlockDocument, type BlockIssue, blocksOf } from '@/collections/documents/block-document'
import { type Pictures, picturesOf } from '@/collections/documents/picture'
import { RichTextState } from '@/domain/content/rich-text-state'
import { say, type Told } from '@/domain/staff-words'
import { blockWords as words } from './block-words'
import { type Fault, refuse } from '@/collections/hooks/refuse'

/**
 * A page is published only with valid blocks, because the shop would leave invalid ones out silently (security F26). Empty
 * required fields are reported by Payload's own validation.
 */
export const checkBlocks: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  if (!data || data._status !== 'published') return data
  const { language } = req.i18n
  const faults: Fault[] = []
  const tell = (path: string, told: Told) => faults.push({ path, message: say(told, language) })
  if (data.body && !RichTextState.safeParse(data.body).success) tell('body', words.text)
  const blocks: BlockDocument[] = Array.isArray(data.blocks) ? data.blocks : []
  const pictures = await picturesIn(req, blocks)
  blocksOf(blocks, pictures, ({ index, issues }) => {
    for (const issue of issues) {
      const told = toldOf(issue, blocks[index])
      if (told) tell(issue.path, told)
    }
  })
  refuse(collection.slug, faults, req)
  return data
}

function toldOf({ path, code, origin }: BlockIssue, block: BlockDocument | undefined): Told | null {
  if (path.endsWith('.body')) return block && 'body' in block && block.body ? words.text : null
  if (path.endsWith('.picture')) return block && 'picture' in block && idOf(block.picture) !== null ? words.gone : null
  if (code === 'too_big') return words.tooLong
  if (path.endsWith('.url') && block?.blockType === 'video') return block.url ? words.video : null
  return code === 'too_small' && origin === 'string' ? words.blank : null
}

/** The existing pictures that the blocks use. */
async function picturesIn(req: PayloadRequest, blocks: readonly BlockDocument[]): Promise<Pictures> {
  const ids = blocks.flatMap((block) => ('picture' in block ? (idOf(block.picture) ?? []) : []))
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    overrideAccess: true,
    req,
  })
  return picturesOf(docs)
}
