// Loaded into a server that is measured: tells whoever started it how much processor time it has used, when it is asked.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
// The server ends when it has nothing more to do, as it does without it.
process.channel?.unref();
