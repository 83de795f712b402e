import { block, line, optional, picture } from '@/domain/content/block-fields'

export const pictureBlock = block({
  type: 'picture',
  names: { singular: 'Picture', plural: 'Pictures' },
  sketch: '<rect x="7" y="5" width="34" height="22" rx="3"/><circle cx="16" cy="12" r="2.5"/><path d="M8 24l9-7 7 5 8-8 8 8"/>',
  fields: {
    picture: picture('Picture', 'Its text for people who do not see it belongs to the picture.'),
    caption: optional(line('Caption', 'Stands below it. Empty: none.')),
  },
})
