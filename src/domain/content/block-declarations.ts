import {
  type Block,
  block,
  choice,
  heading,
  line,
  link,
  optional,
  paragraphs,
  picture,
  richText,
  rows,
  videoAddressField,
} from './block-fields'

const textBlock = block({
  type: 'text',
  names: { singular: 'Text', plural: 'Texts' },
  sketch: '<path d="M8 7h32M8 13h32M8 19h32M8 25h19"/>',
  fields: { body: richText('Text', 'Paragraphs, headings, lists and links.') },
})

const pictureBlock = block({
  type: 'picture',
  names: { singular: 'Picture', plural: 'Pictures' },
  sketch: '<rect x="7" y="5" width="34" height="22" rx="3"/><circle cx="16" cy="12" r="2.5"/><path d="M8 24l9-7 7 5 8-8 8 8"/>',
  fields: {
    picture: picture('Picture', 'Its text for people who do not see it belongs to the picture.'),
    caption: optional(line('Caption', 'Stands below it. Empty: none.')),
  },
})

const stepsBlock = block({
  type: 'steps',
  names: { singular: 'Steps', plural: 'Steps' },
  sketch:
    '<circle cx="11" cy="7" r="2.5"/><circle cx="11" cy="16" r="2.5"/><circle cx="11" cy="25" r="2.5"/><path d="M19 7h21M19 16h21M19 25h14"/>',
  fields: {
    heading: optional(heading('Heading', 'Stands above it. Empty: none.')),
    steps: rows('Steps', 'In their order; numbers come by themselves.', {
      row: { singular: 'Step', plural: 'Steps' },
      fewest: 2,
      most: 8,
      fields: { title: line('Title', 'What to do, in a few words.'), text: paragraphs('Text', 'One or two sentences.') },
    }),
  },
})

const questionsBlock = block({
  type: 'questions',
  names: { singular: 'Questions and answers', plural: 'Questions and answers' },
  sketch: '<path d="M8 7h20M8 16h24M8 25h17M35 6l3 3 3-3M35 15l3 3 3-3M35 24l3 3 3-3"/>',
  fields: {
    heading: optional(heading('Heading', 'Stands above it. Empty: none.')),
    questions: rows('Questions', 'Each opens its answer.', {
      row: { singular: 'Question', plural: 'Questions' },
      fewest: 1,
      most: 40,
      fields: {
        question: line('Question', 'As people ask it.'),
        answer: paragraphs('Answer', 'Plain text; an empty line starts a paragraph.'),
      },
    }),
  },
})

const videoBlock = block({
  type: 'video',
  names: { singular: 'Video', plural: 'Videos' },
  sketch: '<rect x="7" y="5" width="34" height="22" rx="3"/><path d="M21 11v10l8-5z"/>',
  fields: {
    title: line('Title', 'What the video shows.'),
    url: videoAddressField('Address', 'Full address of the video. It loads after a click, never before.'),
    poster: optional(picture('Still picture', 'Shown before the click. Empty: a drawing.')),
    transcript: paragraphs('Transcript', 'All that is said, for people who do not see or hear the video.'),
  },
})

const callToActionBlock = block({
  type: 'call-to-action',
  names: { singular: 'Call to action', plural: 'Calls to action' },
  sketch:
    '<rect x="5" y="6" width="38" height="20" rx="3"/><path d="M10 14h11M10 19h7"/><rect x="27" y="13" width="11" height="7" rx="2" fill="#7b827a"/>',
  fields: {
    heading: heading('Heading', 'What people shall do.'),
    text: optional(paragraphs('Text', 'One sentence.')),
    link: link('Button', 'Where it leads.'),
  },
})

const bannerBlock = block({
  type: 'banner',
  names: { singular: 'Banner', plural: 'Banners' },
  sketch:
    '<rect x="5" y="6" width="38" height="20" rx="3" fill="#7b827a" fill-opacity=".2"/><path d="M10 14h15M10 19h10"/><circle cx="35" cy="16" r="4"/>',
  fields: {
    headline: heading('Headline', 'Short: about 40 characters.'),
    text: optional(paragraphs('Text', 'One sentence.')),
    picture: optional(picture('Picture', 'Beside the text. Empty: none.')),
    tone: choice('Tone', 'How loud it is.', {
      options: [
        { value: 'calm', label: 'Calm' },
        { value: 'strong', label: 'Strong' },
      ],
      enumName: 'page_banner_tone',
    }),
    link: optional(link('Link', 'Where the banner leads. Leave "Leads to" empty for none.')),
  },
})

/** The block types of content pages, in the order in which the form offers them. */
export const DECLARED = [
  textBlock,
  pictureBlock,
  stepsBlock,
  questionsBlock,
  videoBlock,
  callToActionBlock,
  bannerBlock,
] as const satisfies readonly Block[]
