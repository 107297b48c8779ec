import { mount } from 'svelte';
import App from './App.svelte';
import './lib/size.svelte';
import { addDrawings } from './lib/sprite';
import { workOffline } from './offline/register';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

addDrawings('ui', import.meta.glob<string>('../art/ui/*.svg', { query: '?raw', import: 'default', eager: true }));

const target = document.getElementById('app');
if (target) mount(App, { target });
workOffline();
