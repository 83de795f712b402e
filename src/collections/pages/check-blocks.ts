import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionBeforeValidateHook } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { type BlockDocument, type BlockIssue, convertBlocks, picturesIn } from '@/collections/documents/block-document'
import { type Refusal, refuse } from '@trade-in-shop/payload-workbench/saving/refuse'
import { findBlock } from '@/domain/content/page-blocks'
import { RichTextState } from '@/domain/content/rich-text-state'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'

const blockWords = staffWords('block')

/**
 * A page is published only with valid blocks, because the shop would leave invalid ones out silently (F26). Empty
 * required fields are reported by Payload's own validation.
 */
export const checkBlocks: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  if (!data || data._status !== 'published') return data
  const { language } = req.i18n
  const problems: Refusal[] = []
  const addProblem = (path: string, message: StaffMessage) =>
    problems.push({ path, message: formatStaffMessage(message, language) })
  if (data.body && !RichTextState.safeParse(data.body).success) addProblem('body', blockWords.text)
  const blocks: BlockDocument[] = Array.isArray(data.blocks) ? data.blocks : []
  const pictures = await picturesIn(req, blocks)
  convertBlocks(blocks, pictures, ({ index, issues }) => {
    for (const issue of issues) {
      const message = messageOfIssue(issue, blocks[index])
      if (message) addProblem(issue.path, message)
    }
  })
  refuse(collection.slug, problems, req)
  return data
}

function messageOfIssue({ path, code, origin }: BlockIssue, block: BlockDocument | undefined): StaffMessage | null {
  const [, , name = '', ...inside] = path.split('.')
  const kind = inside.length === 0 ? findBlock(block?.blockType)?.fields[name]?.kind : undefined
  const value = Object.entries(block ?? {}).find(([key]) => key === name)?.[1]
  if (kind === 'rich-text') return value ? blockWords.text : null
  if (kind === 'picture') return getId(value) === null ? null : blockWords.gone
  if (code === 'too_big') return blockWords.tooLong
  if (kind === 'video-address') return value ? blockWords.video : null
  return code === 'too_small' && origin === 'string' ? blockWords.blank : null
}
