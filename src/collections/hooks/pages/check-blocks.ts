import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/collections/access/staff'
import { type BlockDocument, type BlockIssue, blocksOf, picturesIn } from '@/collections/documents/block-document'
import { findBlock } from '@/domain/content/page-blocks'
import { RichTextState } from '@/domain/content/rich-text-state'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
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
  const tell = (path: string, told: StaffMessage) => faults.push({ path, message: formatStaffMessage(told, language) })
  if (data.body && !RichTextState.safeParse(data.body).success) tell('body', words.text)
  const blocks: BlockDocument[] = Array.isArray(data.blocks) ? data.blocks : []
  const pictures = await picturesIn(req, blocks)
  blocksOf(blocks, pictures, ({ index, issues }) => {
    for (const issue of issues) {
      const told = messageOfIssue(issue, blocks[index])
      if (told) tell(issue.path, told)
    }
  })
  refuse(collection.slug, faults, req)
  return data
}

function messageOfIssue({ path, code, origin }: BlockIssue, block: BlockDocument | undefined): StaffMessage | null {
  const [, , name = '', ...inside] = path.split('.')
  const kind = inside.length === 0 ? findBlock(block?.blockType)?.fields[name]?.kind : undefined
  const value = Object.entries(block ?? {}).find(([key]) => key === name)?.[1]
  if (kind === 'rich-text') return value ? words.text : null
  if (kind === 'picture') return idOf(value) === null ? null : words.gone
  if (code === 'too_big') return words.tooLong
  if (kind === 'video-address') return value ? words.video : null
  return code === 'too_small' && origin === 'string' ? words.blank : null
}
