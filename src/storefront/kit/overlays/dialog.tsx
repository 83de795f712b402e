'use client'
import type { ReactNode } from 'react'
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

/**
 * A dialog over the page: focus stays inside, Escape closes, focus returns. Import it with `next/dynamic` or `lazy`
 * where it opens, so that its library stays out of the first load.
 */
export function Dialog({ title, closeLabel, isOpen, onClose, wide, children }: Props) {
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
