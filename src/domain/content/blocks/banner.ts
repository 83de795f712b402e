import { block, choice, heading, link, optional, paragraphs, picture } from '@/domain/content/block-fields'

export const bannerBlock = block({
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
