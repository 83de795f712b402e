import type { CollectionBeforeValidateHook } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { type BlockDocument, type BlockIssue, convertBlocks, picturesIn } from '@/collections/documents/block-document'
import { type Refusal, refuse } from '@/collections/saving/refuse'
import { findBlock } from '@/domain/content/page-blocks'
import { RichTextState } from '@/domain/content/rich-text-state'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'

/** Why a page with this block, or with this text, is not published: the shop could not show it. */
const blockWords = {
  blank: {
    en: 'Write something here: blanks alone cannot be shown.',
    de: 'Schreiben Sie hier etwas: Leerzeichen allein lassen sich nicht zeigen.',
    es: 'Escriba algo aquí: los espacios solos no se pueden mostrar.',
    fr: 'Écrivez quelque chose ici : des espaces seuls ne peuvent pas s’afficher.',
    it: 'Scriva qualcosa qui: i soli spazi non si possono mostrare.',
  },
  tooLong: {
    en: 'This is too long to be shown.',
    de: 'Das ist zu lang, um gezeigt zu werden.',
    es: 'Es demasiado largo para mostrarse.',
    fr: 'C’est trop long pour être affiché.',
    it: 'È troppo lungo per essere mostrato.',
  },
  video: {
    en: 'Give the full address of the video, with https:// and without a user name.',
    de: 'Geben Sie die vollständige Adresse des Videos an, mit https:// und ohne Benutzernamen.',
    es: 'Indique la dirección completa del vídeo, con https:// y sin nombre de usuario.',
    fr: 'Indiquez l’adresse complète de la vidéo, avec https:// et sans nom d’utilisateur.',
    it: 'Indichi l’indirizzo completo del video, con https:// e senza nome utente.',
  },
  gone: {
    en: 'This picture is gone. Choose another one.',
    de: 'Dieses Bild gibt es nicht mehr. Wählen Sie ein anderes.',
    es: 'Esta imagen ya no existe. Elija otra.',
    fr: 'Cette image n’existe plus. Choisissez-en une autre.',
    it: 'Questa immagine non c’è più. Ne scelga un’altra.',
  },
  text: {
    en: 'This text is longer or more deeply nested than a page may be. Divide it among several pages.',
    de: 'Dieser Text ist länger oder tiefer verschachtelt, als eine Seite sein darf. Verteilen Sie ihn auf mehrere Seiten.',
    es: 'Este texto es más largo o está más anidado de lo que permite una página. Repártalo en varias.',
    fr: 'Ce texte est plus long ou plus imbriqué qu’une page ne peut l’être. Répartissez-le sur plusieurs pages.',
    it: 'Questo testo è più lungo o più annidato di quanto una pagina possa essere. Lo divida in più pagine.',
  },
} satisfies Record<string, StaffMessage>

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
