import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.WHARFINGER_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "dist", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: server, ws: true }, "/engine": server } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  // Threads, not processes: those take longer to start, and too long on a busy machine.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "threads" },
});
