import { defineConfig } from 'vite';
import { boardTheme } from '../theme.ts';

export default defineConfig({
  plugins: [boardTheme()],
  // The data of the boards lies beside web/.
  server: { fs: { allow: ['../..', '../../../assets'] } },
});
