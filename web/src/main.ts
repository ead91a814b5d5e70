import './styles/fonts.css'
import './styles/colour.css'
import './styles/type.css'
import './styles/space.css'
import './styles/motion.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { serverApi } from './api'
import { startRouter } from './router.svelte'
import { settings, showSettings } from './settings.svelte'
import { speak } from './text.svelte'

showSettings()
startRouter()
void speak(settings.language).then(() => mount(App, { target: document.getElementById('app')!, props: { api: serverApi } }))

// The worker keeps the shell for times without a connection. The server of `npm run dev` has none.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined))
}
