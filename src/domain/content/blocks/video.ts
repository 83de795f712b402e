import { block, line, optional, paragraphs, picture, videoAddressField } from '@/domain/content/block-fields'

export const videoBlock = block({
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
