import type { Block, Field } from 'payload'
import { bodyEditor } from '@/collections/fields/body-editor'
import { linkFields } from '@/collections/fields/link-fields'
import { longText, select, text } from '@/collections/fields/plain'
import type { BlockType } from '@/domain/content/page-blocks'
import { blockSketch } from './block-sketches'

const required = true
const heading = text(['heading', 'Heading', 'Stands above it. Empty: none.'])
const picture = (name: string, label: string, description: string, needed: boolean): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  required: needed,
  admin: { description },
})

/** In the form a collapsed block is one line with its summary; it has no name of its own. */
const look = (type: BlockType): NonNullable<Block['admin']> => ({
  disableBlockName: true,
  images: { thumbnail: { url: blockSketch(type), alt: '' } },
  components: { Label: '@/admin/pages/block-label#BlockLabel' },
})
const ROW_LABEL = '@/admin/pages/row-label#RowLabel'

const textBlock: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: look('text'),
  fields: [
    {
      name: 'body',
      label: 'Text',
      type: 'richText',
      required,
      editor: bodyEditor,
      admin: { description: 'Paragraphs, headings, lists and links.' },
    },
  ],
}

const pictureBlock: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: look('picture'),
  fields: [
    picture('picture', 'Picture', 'Its text for people who do not see it belongs to the picture.', required),
    text(['caption', 'Caption', 'Stands below it. Empty: none.']),
  ],
}

const stepsBlock: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'Steps', plural: 'Steps' },
  admin: look('steps'),
  fields: [
    heading,
    {
      name: 'steps',
      label: 'Steps',
      type: 'array',
      required,
      minRows: 2,
      maxRows: 8,
      labels: { singular: 'Step', plural: 'Steps' },
      admin: { description: 'In their order; numbers come by themselves.', components: { RowLabel: ROW_LABEL } },
      fields: [
        text(['title', 'Title', 'What to do, in a few words.'], { required }),
        longText(['text', 'Text', 'One or two sentences.'], { required }),
      ],
    },
  ],
}

const questionsBlock: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  admin: look('questions'),
  fields: [
    heading,
    {
      name: 'questions',
      label: 'Questions',
      type: 'array',
      required,
      minRows: 1,
      maxRows: 40,
      labels: { singular: 'Question', plural: 'Questions' },
      admin: { description: 'Each opens its answer.', components: { RowLabel: ROW_LABEL } },
      fields: [
        text(['question', 'Question', 'As people ask it.'], { required }),
        longText(['answer', 'Answer', 'Plain text; an empty line starts a paragraph.'], { required }),
      ],
    },
  ],
}

const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  admin: look('video'),
  fields: [
    text(['title', 'Title', 'What the video shows.'], { required }),
    text(['url', 'Address', 'Full address of the video. It loads after a click, never before.'], { required }),
    picture('poster', 'Still picture', 'Shown before the click. Empty: a drawing.', false),
    longText(['transcript', 'Transcript', 'All that is said, for people who do not see or hear the video.'], { required }),
  ],
}

const callToActionBlock: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  admin: look('call-to-action'),
  fields: [
    text(['heading', 'Heading', 'What people shall do.'], { required }),
    longText(['text', 'Text', 'One sentence.']),
    {
      name: 'link',
      label: 'Button',
      type: 'group',
      admin: { description: 'Where it leads.' },
      fields: linkFields(),
    },
  ],
}

const bannerBlock: Block = {
  slug: 'banner',
  interfaceName: 'BannerBlock',
  labels: { singular: 'Banner', plural: 'Banners' },
  admin: look('banner'),
  fields: [
    text(['headline', 'Headline', 'Short: about 40 characters.'], { required }),
    longText(['text', 'Text', 'One sentence.']),
    picture('picture', 'Picture', 'Beside the text. Empty: none.', false),
    select(
      ['tone', 'Tone', 'How loud it is.'],
      [
        { value: 'calm', label: 'Calm' },
        { value: 'strong', label: 'Strong' },
      ],
      { required, defaultValue: 'calm', enumName: 'page_banner_tone' },
    ),
    {
      name: 'link',
      label: 'Link',
      type: 'group',
      admin: { description: 'Where the banner leads. Leave "Leads to" empty for none.' },
      fields: linkFields({ optional: true }),
    },
  ],
}

/** The block types of content pages; the storefront draws exactly these. */
export const pageBlocks: Block[] = [
  textBlock,
  pictureBlock,
  stepsBlock,
  questionsBlock,
  videoBlock,
  callToActionBlock,
  bannerBlock,
]
