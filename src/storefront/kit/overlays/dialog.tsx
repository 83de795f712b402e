'use client'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button as Pressable } from 'react-aria-components/Button'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '@/storefront/kit/icon'
import classes from './dialog.module.css'

type Props = {
  title: ReactNode
  /** Text of the closing button, for screen readers. */
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  /** For pictures. */
  wide?: boolean
  children: ReactNode
}

/** Not in the types of the DOM yet, and not in every browser. */
type CloseRequests = { onclose: (() => void) | null; destroy: () => void }
declare global {
  var CloseWatcher: (new () => CloseRequests) | undefined
}

/** Closes by what the device closes things with, as the browser does for its own dialogs: the back gesture of a phone stays on the page. */
function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !globalThis.CloseWatcher) return
    const requests = new globalThis.CloseWatcher()
    requests.onclose = () => close()
    return () => requests.destroy()
  }, [isOpen])
}

/**
 * A dialog over the page: focus stays inside, Escape and a phone's back gesture close, focus returns. Import it with `next/dynamic` or `lazy`
 * where it opens, so that its library stays out of the first load.
 */
export function Dialog({ title, closeLabel, isOpen, onClose, wide, children }: Props) {
  useCloseRequest(isOpen, onClose)
  return (
    <ModalOverlay className={classes.scrim ?? ''} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={`${classes.modal} ${wide ? classes.wide : ''}`}>
        <AriaDialog className={classes.dialog ?? ''}>
          <div className={classes.head}>
            <Heading slot="title" className={classes.title ?? ''}>
              {title}
            </Heading>
            <Pressable className={classes.close ?? ''} aria-label={closeLabel} onPress={onClose}>
              <Icon name="close" />
            </Pressable>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
