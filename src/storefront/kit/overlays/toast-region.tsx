'use client'
import { useEffect } from 'react'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast'
import { Icon } from '@/storefront/kit/icon'
import { bottomMessages } from './bottom-edge'
import { receiveToasts, type ToastMessage } from './toast'
import classes from './toast.module.css'
import { TOAST_DELAY_MS } from '@/storefront/kit/ui-constants'

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/**
 * Does not show the same text twice at once, because several components may notice one problem. Toasts with an action are
 * always shown.
 */
function show(message: ToastMessage): void {
  const isThere = queue.visibleToasts.some(({ content }) => content.text === message.text && !content.action)
  if (isThere && !message.action) return
  queue.add(message, { timeout: TOAST_DELAY_MS })
}

/** Announces and shows toasts; they stay while focused or pointed at (L-06). */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => receiveToasts(show), [])
  return (
    <Region ref={bottomMessages} queue={queue} className={classes.region ?? ''} aria-label={label}>
      {({ toast }) => (
        <Toast toast={toast} className={classes.toast ?? ''}>
          <ToastContent className={classes.content ?? ''}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              className={classes.action ?? ''}
              onPress={() => {
                toast.content.action?.run()
                queue.close(toast.key)
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button slot="close" className={classes.action ?? ''} aria-label={closeLabel}>
            <Icon name="close" small />
          </Button>
        </Toast>
      )}
    </Region>
  )
}
