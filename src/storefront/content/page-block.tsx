import type { ReactNode } from 'react'
import type { BlockRow } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/market/shop'
import { errorMessage } from '@/runtime/error-text'
import { drawBanner } from './banner-block'
import { drawCallToAction } from './call-to-action-block'
import { drawPicture } from './picture-block'
import { drawQuestions } from './questions-block'
import { drawRichText } from './rich-text'
import { drawSteps } from './steps-block'
import { drawVideo } from './video-block'

/**
 * Draws one block. The functions are called, not rendered as components, so that a faulty block throws here and the
 * page is drawn without it (F26), with JavaScript and without it.
 */
export function PageBlock({ block, shop }: Readonly<{ block: BlockRow; shop: Shop }>): ReactNode {
  try {
    return draw(block, shop)
  } catch (error) {
    console.error(`A block (${block.type}) is left out: ${errorMessage(error)}`)
    return null
  }
}

function draw(block: BlockRow, shop: Shop): ReactNode {
  switch (block.type) {
    case 'text':
      return drawRichText(block.body, shop)
    case 'picture':
      return drawPicture(block)
    case 'steps':
      return drawSteps(block)
    case 'questions':
      return drawQuestions(block)
    case 'video':
      return drawVideo(block, shop)
    case 'call-to-action':
      return drawCallToAction(block, shop)
    case 'banner':
      return drawBanner(block, shop)
  }
}
