import { createRoot, hydrateRoot } from 'react-dom/client'
import { start } from './app/start'
import './styles/styles.css'

void start({ createRoot, hydrateRoot })
