import { useId, useState, type ReactNode } from 'react'
import { Breadcrumbs } from '@/storefront/kit/breadcrumbs'
import { Button } from '@/storefront/kit/button'
import { ButtonLink } from '@/storefront/kit/button-link'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { TextField } from '@/storefront/kit/fields/text-field'
import { Icon, type IconName } from '@/storefront/kit/icon'
import { Illustration, ILLUSTRATIONS } from '@/storefront/kit/illustration'
import { Dialog } from '@/storefront/kit/overlays/dialog'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { Drawer } from '@/storefront/kit/overlays/drawer'
import { Notice } from '@/storefront/kit/overlays/notice'
import { toast } from '@/storefront/kit/overlays/toast'
import { ToastRegion } from '@/storefront/kit/overlays/toast-region'
import { Price } from '@/storefront/kit/price'
import { Skeleton } from '@/storefront/kit/skeleton'

export default { title: 'Kit' }

const LOOKS = ['primary', 'quiet', 'link'] as const
const story = (render: () => ReactNode) => ({ render })

export const Buttons = story(() =>
  LOOKS.map((look) => (
    <p key={look}>
      <Button look={look}>Sell now</Button> <Button {...{ look }} small children="Small" />{' '}
      <Button {...{ look }} disabled children="Disabled" /> <Button {...{ look }} pending children="Pending" />{' '}
      <ButtonLink {...{ look }} href="#" children="Link" />
    </p>
  )),
)

export const WideButton = story(() => <Button wide>Sell for 212 €</Button>)

function Fields() {
  const id = useId()
  return (
    <form style={{ inlineSize: '100%' }}>
      <TextField id={`${id}a`} label="First name" defaultValue="Miriam" />
      <TextField id={`${id}b`} label="Second line" optional="optional" help="c/o, building, staircase" />
      <TextField id={`${id}c`} label="IBAN" defaultValue="DE89" error="This IBAN is too short." />
      <TextField id={`${id}d`} label="Country" defaultValue="Germany" disabled />
      <Checkbox id={`${id}e`} label="I am the owner of the device." />
      <Checkbox id={`${id}f`} label="I have read the terms." error="Please agree." defaultChecked />
    </form>
  )
}
export const TextFields = story(() => <Fields />)

const CHOICES = [
  { value: 'new', title: 'Like new', text: 'No traces of use' },
  { value: 'used', title: 'Used', text: 'Scratches that are felt' },
  { value: 'broken', title: 'Broken', disabled: true },
]
function Choices() {
  const id = useId()
  return (
    <form style={{ inlineSize: '100%' }}>
      <RadioCards id={`${id}a`} name={`${id}a`} legend="How does it look?" choices={CHOICES} defaultValue={['used']} />
      <RadioCards
        id={`${id}b`}
        name={`${id}b`}
        legend="What is broken?"
        choices={CHOICES}
        multiple
        twoColumns
        error="Please choose."
      />
    </form>
  )
}
export const AnswerCards = story(() => <Choices />)

export const Notices = story(() =>
  (['hint', 'info', 'warn', 'error', 'done'] as const).map((kind) => (
    <Notice key={kind} kind={kind}>
      A note of the kind “{kind}” beside what it is about.
    </Notice>
  )),
)

export const Prices = story(() => (
  <>
    {(['s', 'm', 'l'] as const).map((size) => (
      <p key={size}>
        <Price text="212,50 €" size={size} upTo="up to" />
      </p>
    ))}
    <Price text="230 €" old /> <Price text="€ 212" />
  </>
))

export const Paths = story(() => (
  <Breadcrumbs
    label="Path"
    items={[
      <a key="a" href="#a">
        Phones
      </a>,
      <a key="b" href="#b">
        Apple
      </a>,
      'iPhone 13',
    ]}
  />
))

const ICONS = {
  account: true,
  alert: true,
  arrow: true,
  back: true,
  bank: true,
  cart: true,
  check: true,
  clock: true,
  close: true,
  down: true,
  download: true,
  erased: true,
  external: true,
  forward: true,
  hint: true,
  info: true,
  lock: true,
  mail: true,
  menu: true,
  minus: true,
  pause: true,
  play: true,
  plus: true,
  search: true,
  truck: true,
  undo: true,
  zoom: true,
} as const satisfies Record<IconName, true>
export const Icons = story(() => Object.keys(ICONS).map((name) => <Icon key={name} name={name as IconName} />))

export const Drawings = story(() => (
  <>
    {ILLUSTRATIONS.map((name) => (
      <Illustration key={name} name={name} size="m" />
    ))}
    <DevicePicture device={{ categoryId: 'phones', url: 'unknown' }} />
    <div style={{ inlineSize: '20rem' }}>
      <Drawer />
    </div>
  </>
))

export const Disclosures = story(() => (
  <>
    <Disclosure summary="Why this price?">The display has scratches.</Disclosure>
    <Disclosure summary="Opened" open>
      The display has scratches.
    </Disclosure>
  </>
))

function DialogOnDemand() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Save this price" closeLabel="Close" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>We send a link to this price.</p>
      </Dialog>
    </>
  )
}
export const Dialogs = story(() => <DialogOnDemand />)

export const Toasts = story(() => (
  <>
    <Button onClick={() => toast({ text: 'Removed from the cart', action: { label: 'Undo', run: () => undefined } })}>
      Remove
    </Button>
    <ToastRegion label="Messages" closeLabel="Close" />
  </>
))

export const Loading = story(() => (
  <p style={{ inlineSize: '12rem', blockSize: '3rem', display: 'grid' }}>
    <Skeleton />
  </p>
))
