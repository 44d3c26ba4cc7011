// A part of the page that may fail by itself: the rest of the page stays.
import { Component } from "preact";
import type { ComponentChildren } from "preact";
import { sentence } from "./engine.js";

interface Props {
  children: ComponentChildren;
  /** What is shown. */
  at: unknown;
  /** What can be done beside the sentence. */
  instead?: ComponentChildren;
}

/** Shows what is in it, or a sentence about what is wrong there, until `at` is another. */
export class Guard extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };
  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }
  override componentDidUpdate(before: { at: unknown }): void {
    if (before.at !== this.props.at && this.state.error !== null) this.setState({ error: null });
  }
  override render(): ComponentChildren {
    if (this.state.error === null) return this.props.children;
    return (
      <p class="notice" role="alert">
        {sentence(this.state.error)} {this.props.instead}
      </p>
    );
  }
}
