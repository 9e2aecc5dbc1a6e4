const postcss = require('postcss');

/** Compiles a `.pcss` file to a separate stylesheet and exports its URL (see components/layout/linked-stylesheet.tsx). */
module.exports = async function linkedStylesheet(source) {
  const done = this.async();
  try {
    const { default: config } = await import('../postcss.config.mjs');
    const plugins = config.plugins.map((plugin) => (typeof plugin === 'string' ? require(plugin)() : plugin));
    const { css, messages } = await postcss(plugins).process(source, { from: this.resourcePath });
    for (const { type, file, dir } of messages) {
      if (type === 'dependency') this.addDependency(file);
      if (type === 'dir-dependency') this.addContextDependency(dir);
    }
    done(null, css);
  } catch (error) {
    done(error);
  }
};
