import type { ReactNode } from 'react'
import type { BlockOf, BlockRow, BlockType } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/routing/shop'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { drawBanner } from './banner-block'
import { drawCallToAction } from './call-to-action-block'
import { type MarkPlace, markNothing } from './mark-place'
import { drawPicture } from './picture-block'
import { drawQuestions } from './questions-block'
import { drawRichText } from './rich-text'
import { drawSteps } from './steps-block'
import { drawVideo } from './video-block'

type Blocks = { [Type in BlockType]: BlockOf<Type> }

export const RENDERERS: Readonly<{ [Type in BlockType]: (block: Blocks[Type], shop: Shop, mark: MarkPlace) => ReactNode }> = {
  text: ({ body }, shop, mark) => drawRichText(body, shop, mark('body')),
  picture: drawPicture,
  steps: drawSteps,
  questions: drawQuestions,
  video: drawVideo,
  'call-to-action': drawCallToAction,
  banner: drawBanner,
}

const draw = <Type extends BlockType>(type: Type, block: Blocks[Type], ...rest: [Shop, MarkPlace]): ReactNode =>
  RENDERERS[type](block, ...rest)

type Props = Readonly<{ block: BlockRow; shop: Shop; mark?: MarkPlace }>

/**
 * Draws one block. The functions are called, not rendered as components, so that a faulty block throws here and the
 * page is drawn without it (F26), with JavaScript and without it.
 */
export function PageBlock({ block, shop, mark = markNothing }: Props): ReactNode {
  try {
    return draw(block.type, block, shop, mark)
  } catch (error) {
    console.error(`A block (${block.type}) is left out: ${errorMessage(error)}`)
    return null
  }
}
