export declare const NODE: string;
export declare function inspectNode(version: string): string | null;
export declare function install(root: string, options: { readonly verbose: boolean }): Promise<void>;
