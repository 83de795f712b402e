/**
 * Puts the trade-in widget into a partner's page: <script src="https://WIDGET-HOST/embed.js" async></script>
 * Attributes, events and messages: docs/widget.md, version 1. No cookies, no storage, no other request than the frame.
 */
;(function () {
  'use strict'
  var VERSION = 1
  var LEAST = 320
  var MOST = 20000
  var TRIES = 5
  /** Room above what is revealed, for a header of the page that stays on the screen. */
  var GAP = 72
  var script = document.currentScript
  if (!script || !script.src) return
  var origin = new URL(script.src).origin
  var say = function (attribute) {
    return script.getAttribute('data-' + attribute)
  }
  var isText = function (value) {
    return typeof value === 'string' && value !== '' && value.length <= 128
  }
  var isMoney = function (value) {
    return typeof value === 'object' && value !== null && Number.isSafeInteger(value.amount) && value.currency === 'EUR'
  }
  var money = function (value) {
    return { amount: value.amount, currency: value.currency }
  }

  function makeFrame() {
    var path = say('path') || '/'
    var frame = document.createElement('iframe')
    // Only a path of the widget's own host; what is none falls back to its home.
    var url = new URL(path, origin)
    frame.src = url.origin === origin ? url.href : origin + '/'
    frame.title = say('title') || 'Revalo'
    frame.loading = 'lazy'
    frame.allow = ''
    frame.referrerPolicy = 'origin'
    frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:normal'
    frame.style.height = leastHeight() + 'px'
    return frame
  }

  function leastHeight() {
    var wanted = Number(say('min-height'))
    return Number.isFinite(wanted) && wanted >= LEAST && wanted <= MOST ? Math.round(wanted) : LEAST
  }

  var LANGUAGE = /^[a-z]{2,3}(-[a-z]{2})?$/i
  var COLOUR = /^#[0-9a-f]{6}$/i
  var hinted = {}
  /** For the people who build the page, once for each attribute. */
  function hint(attribute, text) {
    if (hinted[attribute]) return
    hinted[attribute] = true
    console.warn('The trade-in widget: data-' + attribute + ' ' + text)
  }
  var HINTS = {
    language: function () {
      hint('lang', 'is not the language of this host, which stays in its own.')
    },
    accent: function () {
      hint('accent', 'has too little contrast in the light scheme, which stays in its own colours.')
    },
    accentDark: function () {
      hint('accent-dark', 'has too little contrast in the dark scheme, which stays in its own colours.')
    },
  }
  /** What the attributes ask for, only in the right form; null for nothing. */
  function settings() {
    var message = null
    var take = function (member, attribute, form, what) {
      var value = say(attribute)
      if (value === null) return
      if (!form.test(value)) return hint(attribute, 'is no ' + what + '.')
      message = message || { revalo: VERSION, type: 'settings' }
      message[member] = value
    }
    take('language', 'lang', LANGUAGE, 'language such as "de"')
    take('accent', 'accent', COLOUR, 'colour such as "#0e5a3d"')
    take('accentDark', 'accent-dark', COLOUR, 'colour such as "#8fd3ac"')
    return message
  }

  /** What an event tells the page, picked member by member; null for a message that is none of the contract's. */
  function detailOf(data) {
    if (data.type === 'ready') return {}
    if (data.type === 'quote' && isText(data.deviceId) && isMoney(data.price))
      return { deviceId: data.deviceId, price: money(data.price) }
    if (data.type === 'trade' && isText(data.tradeId) && isMoney(data.total))
      return { tradeId: data.tradeId, total: money(data.total) }
    return null
  }

  /** The frame's window is its whole page, so it cannot scroll by itself: brings a place of it onto the screen. */
  function reveal(frame, top) {
    var at = frame.getBoundingClientRect().top + top
    if (at < 0 || at > window.innerHeight / 2) window.scrollBy(0, at - GAP)
  }

  function start() {
    var selector = say('target')
    var place = selector ? document.querySelector(selector) : null
    if (selector && !place) {
      console.warn('The trade-in widget found no element "' + selector + '".')
      return
    }
    var frame = makeFrame()
    var ready = false
    var answered = false

    window.addEventListener('message', function (event) {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      var data = event.data
      if (typeof data !== 'object' || data === null || data.revalo !== VERSION) return
      answered = true
      if (data.type === 'height') {
        if (Number.isSafeInteger(data.height) && data.height > 0)
          frame.style.height = Math.min(MOST, Math.max(leastHeight(), data.height)) + 'px'
        return
      }
      if (data.type === 'reveal') {
        if (Number.isSafeInteger(data.top) && data.top >= 0 && data.top <= MOST) reveal(frame, data.top)
        return
      }
      if (data.type === 'hint') {
        if (Object.prototype.hasOwnProperty.call(HINTS, data.about)) HINTS[data.about]()
        return
      }
      if (data.type === 'ready') {
        // Each page of the widget begins without them.
        var wanted = settings()
        if (wanted) frame.contentWindow.postMessage(wanted, origin)
      }
      var detail = detailOf(data)
      if (!detail || (data.type === 'ready' && ready)) return
      if (data.type === 'ready') ready = true
      frame.dispatchEvent(new CustomEvent('revalo:' + data.type, { bubbles: true, detail: detail }))
    })

    // A browser that does not tell the widget who frames it lets it ask: the origin of this message is the answer. The
    // widget listens some time after its page has loaded.
    function greet(tries) {
      if (answered || tries === 0 || !frame.contentWindow) return
      frame.contentWindow.postMessage({ revalo: VERSION, type: 'hello' }, origin)
      setTimeout(greet, 800, tries - 1)
    }
    frame.addEventListener('load', function () {
      answered = false
      greet(TRIES)
    })

    if (place) place.appendChild(frame)
    else script.insertAdjacentElement('afterend', frame)
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
})()
