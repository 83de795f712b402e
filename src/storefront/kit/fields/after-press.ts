/** Whether a button of the mouse, a finger or a pen is down. */
let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => void (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => void (isPressed = false), true)
}

/**
 * Runs at once, or after the click of a press that is under way. A press outside a field leaves the field before it is a click:
 * an error that appears meanwhile would move the button from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run()
  const controller = new AbortController()
  const end = () => {
    controller.abort()
    setTimeout(run)
  }
  for (const name of ['pointerup', 'pointercancel'])
    document.addEventListener(name, end, { capture: true, signal: controller.signal })
}
