import type { Block, Field } from 'payload'
import { bodyEditor } from '@/collections/fields/body-editor'
import { linkFields } from '@/collections/fields/link-fields'
import { longText, select, text } from '@/collections/fields/plain'
import type { BlockField, BlockFields } from '@/domain/content/block-fields'
import { BLOCKS, blockSketch } from '@/domain/content/page-blocks'

const ROW_LABEL = '@/admin/pages/row-labels#RowLabel'

const formFields = (fields: BlockFields): Field[] => Object.entries(fields).map(([name, field]) => formField(name, field))

function formField(name: string, field: BlockField): Field {
  const { label, help, required } = field
  const admin = { description: help }
  switch (field.kind) {
    case 'line':
    case 'video-address':
      return text([name, label, help], { required })
    case 'paragraphs':
      return longText([name, label, help], { required })
    case 'rich-text':
      return { name, label, type: 'richText', required, editor: bodyEditor, admin }
    case 'picture':
      return { name, label, type: 'upload', relationTo: 'media', required, admin }
    case 'choice': {
      const { options, preset, enumName } = field
      return select([name, label, help], [...options], { required, defaultValue: preset, enumName })
    }
    case 'link':
      return { name, label, type: 'group', admin, fields: linkFields({ optional: !required }) }
    case 'rows': {
      const { row, fewest, most, fields } = field
      const rows = { required, minRows: fewest, maxRows: most, labels: row, fields: formFields(fields) }
      return { name, label, type: 'array', ...rows, admin: { ...admin, components: { RowLabel: ROW_LABEL } } }
    }
  }
}

const interfaceName = (type: string): string =>
  `${type.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Block`

/** The forms of the blocks of content pages. */
export const pageBlocks: Block[] = BLOCKS.map((block) => ({
  slug: block.type,
  interfaceName: interfaceName(block.type),
  labels: block.names,
  // In the form a collapsed block is one line with its summary; it has no name of its own.
  admin: {
    disableBlockName: true,
    images: { thumbnail: { url: blockSketch(block), alt: '' } },
    components: { Label: '@/admin/pages/row-labels#BlockLabel' },
  },
  fields: formFields(block.fields),
}))
