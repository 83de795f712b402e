import type { ComponentType } from 'react'
import '@/storefront/kit/tokens.css'
import '@/storefront/kit/base.css'
import './schemes.css'

/** Each story twice: in the light and in the dark scheme. */
export default {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story: ComponentType) => (
      <div className="schemes">
        {['light', 'dark'].map((scheme) => (
          <section key={scheme} className={scheme} aria-label={scheme}>
            <Story />
          </section>
        ))}
      </div>
    ),
  ],
}
